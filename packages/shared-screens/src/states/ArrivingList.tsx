import { useElementScrollRestoration } from '@tanstack/react-router';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Gradually } from '@zampa/ui/states/Gradually.tsx';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import type { ReactNode } from 'react';

export interface ArrivingListProps {
  /** What scrolls, by its `data-scroll-restoration-id`. */
  scroller: string;
  children: ReactNode;
}

/**
 * Shows a long list a moment after the screen around it, so that a press that leads there is answered by the screen. Whoever
 * comes back to where they had scrolled finds it there at once: else there would be nothing to scroll to.
 */
export function ArrivingList({ scroller, children }: ArrivingListProps) {
  const { t } = useTranslation();
  const scrolled = useElementScrollRestoration({ id: scroller });
  return (
    <Gradually
      atOnce={scrolled !== undefined}
      meanwhile={<Skeletons shape="rows" count={6} label={t('common:states.loading')} isBrief />}
    >
      {children}
    </Gradually>
  );
}
