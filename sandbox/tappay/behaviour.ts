/** How a payment goes. What a test card does not say, goes well. */
export type Behaviour = {
  /** 0 pays; any other number is the status it is declined with. */
  status: number
  /** How the answer travels: `time-out` says 421, `cut` closes the line without a word. */
  answer: 'at-once' | 'slow' | 'time-out' | 'cut'
  /** What Record knows afterwards: the truth, nothing at all, or the truth only a few seconds later (pending until then). */
  record: 'true' | 'absent' | 'later'
  /** How the news reaches the shop after a page: twice, with an older notice behind it, some seconds late, or not at all. */
  notices: Notices
  /** The 3-D page approves by itself. */
  approvesItself: boolean
}

export type Notices = 'once' | 'twice' | 'shuffled' | 'late' | 'never'

export const allNotices: readonly Notices[] = ['once', 'twice', 'shuffled', 'late', 'never']

export const goesWell: Behaviour = { status: 0, answer: 'at-once', record: 'true', notices: 'once', approvesItself: false }
