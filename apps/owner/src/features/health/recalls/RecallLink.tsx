import '@zampa/i18n/english/appointments';
import '@zampa/i18n/english/health-recall-link';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isNotFound } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { linkedRecallQuery } from '@zampa/client/appointments/recall-link';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { IconUnlink } from '@zampa/ui/icons/IconUnlink';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { RecallDetails } from './RecallDetails.tsx';

/** Loads the recall of a link and shows it, or that the link is no longer valid. */
export function RecallLink({ token }: { token: string }) {
  const query = useQuery(linkedRecallQuery(useApi(), token));
  if (isNotFound(query.error)) return <InvalidLink />;
  return (
    <QueryStates query={query} shape="cards" count={2}>
      {(recall) => <RecallDetails token={token} recall={recall} />}
    </QueryStates>
  );
}

function InvalidLink() {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture={<IconUnlink size={40} />}
      title={t('appointments:link.gone')}
      action={
        <Button size="lg" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
          {t('appointments:link.signIn')}
        </Button>
      }
    >
      {t('health:recallLink.invalidWhy')}
    </EmptyState>
  );
}
