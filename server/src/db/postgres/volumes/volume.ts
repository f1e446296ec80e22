/** A stretch of documents between two sort keys; those of a corpus cover all that there may be. */
export interface Volume {
  id: number;
  low: number;
  high: number;
  /** It was made, and nothing has changed in it since. */
  isWhole: boolean;
}
