/** A parcel has so many pictures of its open box at most, and they are kept for so many days (PCK-16). */
export const mostBoxPictures = 3
export const daysOfBoxPictures = 90

/** What may be sent of one, before it is drawn anew. */
export const mostPictureBytes = 10 * 1024 * 1024
