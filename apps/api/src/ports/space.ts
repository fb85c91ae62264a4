/** Free space on the volume of files and database. Adapter: `adapters/disk/disk-space`. */
export interface Space {
  /** Returns the number of free bytes. */
  free(): Promise<number>;
}
