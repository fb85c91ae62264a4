import type { Buffer } from 'node:buffer';

/** Finds viruses in uploads. Adapter: `adapters/scanner/clamd`. */
export interface Scanner {
  /**
   * Returns the name of the virus in a file; null for a clean one.
   *
   * @throws if the scanner does not answer
   */
  scan(bytes: Buffer): Promise<string | null>;
}
