import { useElementScrollRestoration } from '@tanstack/react-router';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Deferred } from '@zampa/ui/states/Deferred.tsx';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import type { ReactNode } from 'react';

export interface DeferredListProps {
  /** The `data-scroll-restoration-id` of the scrolling element. */
  scroller: string;
  children: ReactNode;
}

/**
 * Renders a long list one frame after the screen around it, so that the navigation responds fast. Renders immediately
 * when a scroll position must be restored.
 */
export function DeferredList({ scroller, children }: DeferredListProps) {
  const { t } = useTranslation();
  const restoredPosition = useElementScrollRestoration({ id: scroller });
  return (
    <Deferred
      isImmediate={restoredPosition !== undefined}
      fallback={<Skeletons shape="rows" count={6} label={t('common:states.loading')} isBrief />}
    >
      {children}
    </Deferred>
  );
}
