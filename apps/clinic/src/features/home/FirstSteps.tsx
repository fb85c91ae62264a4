import { IconHeartHandshake } from '@zampa/ui/icons/IconHeartHandshake';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { mayOpenForClients } from '@zampa/domain/people/staff-rights';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { clientCountQuery } from './queries.ts';

export interface FirstStepsProps {
  howToJoin: ReactNode;
  /** Shown if the clinic has clients, or if the user may not invite any. */
  otherwise: ReactNode;
}

/** Shows a clinic without clients how clients join, instead of an empty list. */
export function FirstSteps({ howToJoin, otherwise }: FirstStepsProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const query = useQuery(clientCountQuery(useApi(), facility.id));
  return (
    <QueryStates query={query} shape="rows" count={2}>
      {(clients) =>
        clients > 0 || !mayOpenForClients(facility.idRole) ? (
          otherwise
        ) : (
          <EmptyState
            picture={<IconHeartHandshake size={32} />}
            title={t('home:waiting.firstTitle')}
            action={howToJoin}
          >
            {t('home:waiting.firstWhy')}
          </EmptyState>
        )
      }
    </QueryStates>
  );
}
