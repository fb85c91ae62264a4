import { type AnyRoute, type Router, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** The router of either app. */
type AppRouter = Router<AnyRoute>;

/**
 * Makes the phone's own way back close what lies over a page, and nothing else.
 *
 * @returns closes it from within, which takes the same way
 */
export function useCloseOnBack(onClose: () => void): () => void {
  const { history } = useRouter<AppRouter>();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { href } = history.location;
    history.push(href);
    return history.subscribe(({ action }) => {
      if (action.type === 'BACK') close();
    });
  }, [history]);
  return () => history.back();
}
