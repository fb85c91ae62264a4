import type { RemoteMedia } from './call-engine.ts';

/**
 * Returns whether something of the other side arrives all the time, so that nothing means that the connection is cut
 * off: not of a screen, which sends nothing while it stands still. Null: the other side has not said yet what it
 * sends.
 */
export const arrivesAllTheTime = (media: RemoteMedia | null): boolean =>
  media !== null && (media.audio || media.video === 'ON');

/** Notices that nothing of the other side arrives any more: browsers themselves take some ten seconds for it. */
export class ReceivedBytes {
  #total = 0;
  #at = -Infinity;

  /** Begins to wait anew. */
  waitAnew(): void {
    this.#total = 0;
    this.#at = performance.now();
  }

  /** Returns when bytes of picture or sound last arrived, in milliseconds of `performance.now`. */
  async lastAt(connection: RTCPeerConnection): Promise<number> {
    const total = totalReceived(await connection.getStats());
    if (total !== this.#total) this.#at = performance.now();
    this.#total = total;
    return this.#at;
  }
}

function totalReceived(report: RTCStatsReport): number {
  let total = 0;
  // Not every browser gives an iterator of a report.
  report.forEach((entry: RTCStats & { readonly bytesReceived?: number }) => {
    if (entry.type === 'inbound-rtp') total += entry.bytesReceived ?? 0;
  });
  return total;
}
