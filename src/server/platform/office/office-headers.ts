/** Nothing that answers under /office runs a script or stands in a frame, is found by search engines, or kept by anybody (ACC-03). */
export const officeHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
