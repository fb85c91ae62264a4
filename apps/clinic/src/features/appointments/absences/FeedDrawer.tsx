import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Switch } from '@zampa/ui/mantine/Switch';
import { useQuery } from '@tanstack/react-query';
import { feedsQuery, useCreateFeed, useRevokeFeed } from '@zampa/client/appointments/feeds';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { formatDay } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { CopyButton } from '@zampa/ui/share/CopyButton.tsx';
import { useState } from 'react';
import styles from './availability.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

/** Shows the own calendar for a program of one's own: a secret address, shown once and taken back at will. */
export function FeedDrawer({ onClose }: { onClose: () => void }) {
  const facility = useFacility();
  const { t } = useTranslation();
  const [hideDetails, hide] = useState(true);
  const feeds = useQuery(feedsQuery(useApi()));
  const create = useCreateFeed(facility.id);
  const revoke = useRevokeFeed();
  return (
    <SideDrawer
      open
      onClose={onClose}
      size="small"
      title={t('appointments-bookings:feed.title')}
      closeLabel={t('common:actions.close')}
    >
      <QueryStates query={feeds} shape="rows" count={2}>
        {(known) => {
          const own = known.find(({ facilityId }) => facilityId === facility.id);
          return (
            <div className={styles['form']}>
              <p className={styles['hint']}>{t('appointments-bookings:feed.why')}</p>
              {create.data?.url && <FeedAddress url={create.data.url} />}
              {own && (
                <p className={styles['hint']}>
                  {t('appointments-bookings:feed.since', {
                    date: formatDay(new Date(own.dateCreated), facility.timezone),
                  })}{' '}
                  {own.hideDetails
                    ? t('appointments-bookings:feed.hidden')
                    : t('appointments-bookings:feed.shown')}
                </p>
              )}
              <Switch
                label={t('appointments-bookings:feed.hide')}
                checked={hideDetails}
                onChange={({ currentTarget }) => hide(currentTarget.checked)}
              />
              <CallProblem error={create.error ?? revoke.error} />
              <div className={styles['actions']}>
                {own && (
                  <Button
                    variant="default"
                    loading={revoke.isPending}
                    onClick={() => revoke.mutate(own.id, { onSuccess: () => create.reset() })}
                  >
                    {t('appointments-bookings:feed.revoke')}
                  </Button>
                )}
                <Button loading={create.isPending} onClick={() => create.mutate(hideDetails)}>
                  {own
                    ? t('appointments-bookings:feed.renew')
                    : t('appointments-bookings:feed.create')}
                </Button>
              </div>
            </div>
          );
        }}
      </QueryStates>
    </SideDrawer>
  );
}

function FeedAddress({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles['address']}>
      <TextInput
        readOnly
        label={t('appointments-bookings:feed.address')}
        description={t('appointments-bookings:feed.once')}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton
        value={url}
        icon={<IconCopy size={18} aria-hidden="true" />}
        label={t('appointments-bookings:feed.copy')}
        copiedLabel={t('appointments-bookings:feed.copied')}
      />
    </div>
  );
}
