/** At most so many accessories, and so many other styles (GDS-27). */
export const mostLinked = 20
