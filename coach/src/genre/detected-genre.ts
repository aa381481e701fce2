/** What kind of text a child wrote, whatever the task asked for. */
export type DetectedGenre =
  | 'story'
  | 'recount'
  | 'argument'
  | 'report'
  | 'letter'
  | 'poem'
  | 'list'
  | 'script';
