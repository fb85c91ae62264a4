import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { useTranslation } from '@zampa/i18n/use-translation';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { useState } from 'react';
import type { ConflictsProps, RenderProposal } from './conflicts-props.ts';
import { DecideConflicts, DecideFooter } from './DecideConflicts.tsx';
import { FollowConflicts, FollowFooter } from './FollowConflicts.tsx';

export type ConflictsDrawerProps = ConflictsProps & { readonly renderProposal: RenderProposal };

/** Shows bookings outside the new hours in a drawer: decisions before saving, and proposals of other times after it. */
export function ConflictsDrawer({ renderProposal, ...props }: ConflictsDrawerProps) {
  const { t } = useTranslation();
  const { guard, questions, isSaving } = props;
  const [proposing, setProposing] = useState<CalendarEvent | null>(null);
  const isSaved = questions.afterwards !== null;
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
            : t('timetables:conflicts.title', { count: questions.total })
        }
        closeLabel={t('common:actions.close')}
        footer={isSaved ? <FollowFooter {...props} /> : <DecideFooter {...props} />}
      >
        {isSaved ? (
          <FollowConflicts {...props} onPropose={setProposing} />
        ) : (
          <DecideConflicts {...props} />
        )}
      </SideDrawer>
      {proposing &&
        renderProposal(proposing, {
          onProposed: () => guard.markProposed(proposing.id),
          onClose: () => setProposing(null),
        })}
    </>
  );
}
