import type { RemoteMedia } from './call-engine.ts';

/**
 * Returns whether the other side sends data continuously, so that silence means a lost connection. False for screen
 * sharing, which sends nothing while the picture does not change, and for null (not reported yet).
 */
export const sendsContinuously = (media: RemoteMedia | null): boolean =>
  media !== null && (media.audio || media.video === 'ON');

/** Detects that no data arrives from the other side. Browsers take about ten seconds to report that. */
export class ReceivedBytes {
  #total = 0;
  #at = -Infinity;

  /** Restarts the measurement. */
  restart(): void {
    this.#total = 0;
    this.#at = performance.now();
  }

  /** Returns when audio or video data last arrived, in milliseconds of `performance.now`. */
  async lastAt(connection: RTCPeerConnection): Promise<number> {
    const total = totalReceived(await connection.getStats());
    if (total !== this.#total) this.#at = performance.now();
    this.#total = total;
    return this.#at;
  }
}

function totalReceived(report: RTCStatsReport): number {
  let total = 0;
  // In some browsers a report is not iterable.
  report.forEach((entry: RTCStats & { readonly bytesReceived?: number }) => {
    if (entry.type === 'inbound-rtp') total += entry.bytesReceived ?? 0;
  });
  return total;
}
