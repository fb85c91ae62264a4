import { useContext, useEffect, useEffectEvent } from 'react';
import { type HistoryOfPages, PageHistory } from './page-history.ts';

/** What lies over the page, the topmost last. */
const layers: object[] = [];

/** Returns whether something lies over the page that the way back closes first. */
export const isPageCovered = () => layers.length > 0;

/**
 * Makes the phone's own way back close what lies over a page, the topmost first, and leave the page where it is.
 *
 * @param options.isBusy what was asked for there is on its way: until it is answered it stays
 */
export function useCloseOnBack({ open, isBusy, onClose }: CloseOnBackOptions): void {
  const history = useContext(PageHistory);
  const close = useEffectEvent(onClose);
  const isHeld = useEffectEvent(() => isBusy);
  useEffect(() => {
    if (!open || !history) return;
    const layer = {};
    layers.push(layer);
    if (!history.canGoBack()) pushFloor(history);
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' || layers.at(-1) !== layer) return false;
        if (isHeld()) return true;
        close();
        // The step from the floor leads to the page itself.
        return !isOnFloor(history);
      },
    });
    return () => {
      unblock();
      layers.splice(layers.indexOf(layer), 1);
      // What closes it may lead to another page with the same press.
      setTimeout(() => fitFloor(history));
    };
  }, [open, history]);
}

export interface CloseOnBackOptions {
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
}

/**
 * The app's first page has nothing before it: the way back would leave the app, and nobody is asked about that. It is there
 * a second time for as long as something lies over it.
 */
function pushFloor(history: HistoryOfPages): void {
  history.push(history.location.href, { isFloor: true }, { ignoreBlocker: true });
}

const isOnFloor = ({ location }: HistoryOfPages) => 'isFloor' in location.state;

function fitFloor(history: HistoryOfPages): void {
  if (!isPageCovered() && isOnFloor(history)) history.back({ ignoreBlocker: true });
  if (isPageCovered() && !history.canGoBack()) pushFloor(history);
}
