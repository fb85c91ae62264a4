import '@zampa/i18n/english/appointments';
import { Button } from '@mantine/core';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { useQuery } from '@tanstack/react-query';
import { feedsQuery, useCreateFeed } from '@zampa/client/appointments/feeds';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { ActiveFeed } from './ActiveFeed.tsx';
import { FeedAddress } from './FeedAddress.tsx';

/** Puts the family's appointments in the calendar of a phone: an address to subscribe to, which can be ended. */
export function MyCalendarScreen() {
  const { t } = useTranslation();
  const feeds = useQuery(feedsQuery(useApi()));
  const making = useCreateFeed();
  const [hideDetails, setHidden] = useState(false);
  return (
    <>
      <ScreenHeader
        title={t('appointments:feed.title')}
        under={t('appointments:feed.text')}
        back={<BackLink to="/workspace/settings" label={t('common:actions.back')} />}
      />
      <QueryStates query={feeds} shape="cards" count={1}>
        {(known) => {
          const feed = known.find(({ facilityId }) => facilityId === null);
          const made = making.data?.id === feed?.id ? making.data : undefined;
          return (
            <Stack>
              {made?.url && <FeedAddress url={made.url} />}
              {feed && <ActiveFeed feed={feed} />}
              <Checkbox
                label={t('appointments:feed.hide')}
                description={t('appointments:feed.hideWhy')}
                checked={hideDetails}
                onChange={(event) => setHidden(event.currentTarget.checked)}
              />
              {feed && !made && <Text>{t('appointments:feed.renewWhy')}</Text>}
              <Button
                size="lg"
                variant={feed ? 'default' : 'filled'}
                loading={making.isPending}
                onClick={() => making.mutate(hideDetails)}
              >
                {feed ? t('appointments:feed.renew') : t('appointments:feed.create')}
              </Button>
              <CallProblem error={making.error} />
            </Stack>
          );
        }}
      </QueryStates>
    </>
  );
}
