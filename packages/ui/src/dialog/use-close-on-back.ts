import { useContext, useEffect, useEffectEvent } from 'react';
import { type DialogHistory, PageHistory } from './page-history.ts';

/** Open overlays, topmost last. */
const overlays: object[] = [];

/** Returns whether an overlay is open that browser back closes first. */
export const isOverlayOpen = () => overlays.length > 0;

/**
 * Makes browser back close the topmost overlay instead of leaving the page.
 *
 * @param options.isBusy a request is pending: browser back is ignored until it is answered
 */
export function useCloseOnBack({ open, isBusy, onClose }: CloseOnBackOptions): void {
  const history = useContext(PageHistory);
  const close = useEffectEvent(onClose);
  const isBlocked = useEffectEvent(() => isBusy);
  useEffect(() => {
    if (!open || !history) return;
    const overlay = {};
    overlays.push(overlay);
    if (!history.canGoBack()) pushExtraEntry(history);
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' || overlays.at(-1) !== overlay) return false;
        if (isBlocked()) return true;
        close();
        // From the extra entry, the back step leads to the page itself, so it is not blocked.
        return !isOnExtraEntry(history);
      },
    });
    return () => {
      unblock();
      overlays.splice(overlays.indexOf(overlay), 1);
      // The press that closes the overlay may also navigate.
      setTimeout(() => syncExtraEntry(history));
    };
  }, [open, history]);
}

export interface CloseOnBackOptions {
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
}

/**
 * On the app's first history entry, browser back would leave the app without asking. Pushes an extra entry of the
 * same page while an overlay is open.
 */
function pushExtraEntry(history: DialogHistory): void {
  history.push(history.location.href, { isFloor: true }, { ignoreBlocker: true });
}

const isOnExtraEntry = ({ location }: DialogHistory) => 'isFloor' in location.state;

function syncExtraEntry(history: DialogHistory): void {
  if (!isOverlayOpen() && isOnExtraEntry(history)) history.back({ ignoreBlocker: true });
  if (isOverlayOpen() && !history.canGoBack()) pushExtraEntry(history);
}
