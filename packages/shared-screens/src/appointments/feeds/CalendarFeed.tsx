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
  /** The clinic, for a work calendar; without it, the calendar of the own family. */
  facilityId?: string;
  /** Label and description of the privacy checkbox. */
  hide: string;
  hideWhy: string;
  /** Default of the checkbox for a first feed. */
  isHiddenAtFirst: boolean;
}

/** Creates and revokes a calendar feed of the own appointments. The subscription address is shown only once. */
export function CalendarFeed(props: CalendarFeedProps) {
  const { facilityId, hide, hideWhy, isHiddenAtFirst } = props;
  const { t } = useTranslation();
  const feeds = useQuery(feedsQuery(useApi()));
  const creation = useCreateFeed(facilityId);
  const [chosen, choose] = useState<boolean>();
  return (
    <QueryStates query={feeds} shape="cards" count={1}>
      {(savedFeeds) => {
        const feed = savedFeeds.find((each) => each.facilityId === (facilityId ?? null));
        const createdFeed = creation.data?.id === feed?.id ? creation.data : undefined;
        // A renewed feed keeps the privacy setting of the previous one.
        const hideDetails = chosen ?? feed?.hideDetails ?? isHiddenAtFirst;
        return (
          <Stack>
            {createdFeed?.url && <FeedAddress url={createdFeed.url} />}
            {feed && <ActiveFeed feed={feed} />}
            <Checkbox
              label={hide}
              description={hideWhy}
              checked={hideDetails}
              onChange={(event) => choose(event.currentTarget.checked)}
            />
            {feed && !createdFeed && <Text>{t('appointments:feeds.renewWhy')}</Text>}
            <Button
              size="lg"
              variant={feed ? 'default' : 'filled'}
              loading={creation.isPending}
              onClick={() => creation.mutate(hideDetails)}
            >
              {feed ? t('appointments:feeds.renew') : t('appointments:feeds.create')}
            </Button>
            <CallProblem error={creation.error} />
          </Stack>
        );
      }}
    </QueryStates>
  );
}
