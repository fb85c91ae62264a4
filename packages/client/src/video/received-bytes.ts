/** Keeps when something of the other side last arrived. */
export type ReceivedBytes = {
  /** Begins to wait anew. */
  readonly start: () => void;
  /** Returns when bytes of picture or sound last arrived, in milliseconds of `performance.now`. */
  lastAt(connection: RTCPeerConnection): Promise<number>;
};

/**
 * Creates what notices that nothing arrives: browsers themselves take some ten seconds for it.
 */
export function createReceivedBytes(): ReceivedBytes {
  let most = 0;
  let at = -Infinity;
  return {
    start() {
      most = 0;
      at = performance.now();
    },
    async lastAt(connection) {
      const received = totalReceived(await connection.getStats());
      if (received !== most) at = performance.now();
      most = received;
      return at;
    },
  };
}

function totalReceived(report: RTCStatsReport): number {
  let total = 0;
  // A report is a map for each alone: it has no arrays of its values in every browser.
  report.forEach((entry: RTCStats & { readonly bytesReceived?: number }) => {
    if (entry.type === 'inbound-rtp') total += entry.bytesReceived ?? 0;
  });
  return total;
}
