# An authority of this installation alone, what it vouches for, and the buckets. Done once; put certificates of your own in their place.
set -eu
cd /certificates
[ -e authority.key ] || openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj '/CN=Meihao, this installation' -keyout authority.key -out authority.crt
# One for each name that is asked for by TLS: `bucket` inside, and outside the one of PUBLIC_ADDRESS.
vouch() {
  openssl req -newkey rsa:2048 -nodes -subj "/CN=$2" -keyout "$1.key" -out "$1.csr"
  printf 'subjectAltName=DNS:%s\n' "$2" >"$1.ext"
  openssl x509 -req -in "$1.csr" -CA authority.crt -CAkey authority.key -CAcreateserial -days 825 -extfile "$1.ext" -out "$1.crt"
  rm "$1.csr" "$1.ext"
}
[ -e bucket.crt ] || vouch bucket bucket
[ -e shop.pem ] || { vouch shop "$SHOP_HOST" && cat shop.crt shop.key >shop.pem; }
chmod 644 authority.crt bucket.crt
mkdir -p /bucket/pictures /bucket/backups
