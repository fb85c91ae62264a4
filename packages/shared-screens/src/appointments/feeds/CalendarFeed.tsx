import '@zampa/i18n/english/appointments-feeds';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { feedsQuery, useCreateFeed } from '@zampa/client/appointments/feeds';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { useState } from 'react';
import { CallProblem } from '../../form/CallProblem.tsx';
import { QueryStates } from '../../states/QueryStates.tsx';
import { ActiveFeed } from './ActiveFeed.tsx';
import { FeedAddress } from './FeedAddress.tsx';

export interface CalendarFeedProps {
  /** Of the work there; without it, of the own family. */
  facilityId?: string;
  /** What hiding is called here, and what is hidden. */
  hide: string;
  hideWhy: string;
  /** What a first one does where nobody has chosen. */
  isHiddenAtFirst: boolean;
}

/** Puts the own appointments in another calendar: an address to subscribe to, which is shown once and can be ended. */
export function CalendarFeed(props: CalendarFeedProps) {
  const { facilityId, hide, hideWhy, isHiddenAtFirst } = props;
  const { t } = useTranslation();
  const feeds = useQuery(feedsQuery(useApi()));
  const making = useCreateFeed(facilityId);
  const [chosen, choose] = useState<boolean>();
  return (
    <QueryStates query={feeds} shape="cards" count={1}>
      {(known) => {
        const feed = known.find((each) => each.facilityId === (facilityId ?? null));
        const made = making.data?.id === feed?.id ? making.data : undefined;
        // A new address shows as much as the one before.
        const hideDetails = chosen ?? feed?.hideDetails ?? isHiddenAtFirst;
        return (
          <Stack>
            {made?.url && <FeedAddress url={made.url} />}
            {feed && <ActiveFeed feed={feed} />}
            <Checkbox
              label={hide}
              description={hideWhy}
              checked={hideDetails}
              onChange={(event) => choose(event.currentTarget.checked)}
            />
            {feed && !made && <Text>{t('appointments-feeds:renewWhy')}</Text>}
            <Button
              size="lg"
              variant={feed ? 'default' : 'filled'}
              loading={making.isPending}
              onClick={() => making.mutate(hideDetails)}
            >
              {feed ? t('appointments-feeds:renew') : t('appointments-feeds:create')}
            </Button>
            <CallProblem error={making.error} />
          </Stack>
        );
      }}
    </QueryStates>
  );
}
