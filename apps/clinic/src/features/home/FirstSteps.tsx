import { IconHeartHandshake } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { StaffFacility } from '@zampa/contract/people/user';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { clientCountQuery } from './queries.ts';

export interface FirstStepsProps {
  facility: StaffFacility;
  howToJoin: ReactNode;
  /** For a clinic that has clients. */
  otherwise: ReactNode;
}

/** A clinic without clients sees the code to give to them instead of an empty list. */
export function FirstSteps({ facility, howToJoin, otherwise }: FirstStepsProps) {
  const { t } = useTranslation();
  const query = useQuery(clientCountQuery(useApi(), facility.id));
  return (
    <QueryStates query={query} shape="rows" count={2}>
      {(clients) =>
        clients > 0 ? (
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
