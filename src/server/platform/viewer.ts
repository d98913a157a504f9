/** Who looks: a member by the id, or null for a guest. */
export type Viewer = number | null
