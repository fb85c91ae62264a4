/** How much room is left where files and the database are kept. Adapter: `adapters/disk/disk-space`. */
export interface Space {
  /** Returns the bytes that are still free. */
  free(): Promise<number>;
}
