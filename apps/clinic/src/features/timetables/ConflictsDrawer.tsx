import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { useTranslation } from '@zampa/i18n/use-translation';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { useState } from 'react';
import type { ConflictsProps, RenderProposal } from './conflicts-props.ts';
import { DecideConflicts, DecideFooter } from './DecideConflicts.tsx';
import { FollowConflicts, FollowFooter } from './FollowConflicts.tsx';

export type ConflictsDrawerProps = ConflictsProps & { readonly renderProposal: RenderProposal };

/**
 * Shows the bookings that new hours leave outside: what becomes of each is decided before saving, and proposed after
 * it.
 */
export function ConflictsDrawer({ renderProposal, ...props }: ConflictsDrawerProps) {
  const { t } = useTranslation();
  const { guard, asked, isSaving } = props;
  const [proposing, propose] = useState<CalendarEvent | null>(null);
  const isSaved = asked.afterwards !== null;
  return (
    <>
      <SideDrawer
        open={proposing === null}
        onClose={() => {
          if (!isSaving) guard.close();
        }}
        title={
          isSaved
            ? t('timetables:conflicts.savedTitle')
            : t('timetables:conflicts.title', { count: asked.total })
        }
        closeLabel={t('common:actions.close')}
        footer={isSaved ? <FollowFooter {...props} /> : <DecideFooter {...props} />}
      >
        {isSaved ? (
          <FollowConflicts {...props} onPropose={propose} />
        ) : (
          <DecideConflicts {...props} />
        )}
      </SideDrawer>
      {proposing &&
        renderProposal(proposing, {
          onProposed: () => guard.markProposed(proposing.id),
          onClose: () => propose(null),
        })}
    </>
  );
}
