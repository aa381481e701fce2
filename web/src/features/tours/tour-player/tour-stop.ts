/** One thing a tour points at. */
export interface TourStop {
  /** The `data-tour` of what it is about. */
  place: string;
  title: string;
  text: string;
  side?: 'bottom' | 'top' | 'left' | 'right';
}
