import '@zampa/i18n/english/timetables';
import { Button } from '@mantine/core';
import { IconClock } from '@zampa/ui/icons/IconClock';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery, facilityQuery } from '@zampa/client/facilities/queries';
import type { Person } from '@zampa/contract/people/user';
import type { Timetable } from '@zampa/contract/timetables/objects';
import { fullName } from '@zampa/domain/people/names';
import { useLanguage } from '@zampa/i18n/use-language';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useIsAdmin } from '../../facility/use-is-admin.ts';
import { hoursText } from './hours-text.ts';
import styles from './timetables.module.css';

/** Lists the timetables for staff whose hours differ from the clinic's. */
export function TimetablesScreen() {
  const facility = useFacility();
  const { t } = useTranslation();
  const api = useApi();
  const query = useQuery(configurationQuery(api, facility.id));
  const { data } = useQuery(facilityQuery(api, facility.id));
  const add = useIsAdmin() && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/workspace/timetables/new" {...props} />}
    >
      {t('timetables:list.new')}
    </Button>
  );
  return (
    <div className={styles['screen']}>
      <p className={styles['lead']}>{t('timetables:list.lead')}</p>
      <QueryStates query={query} shape="rows" count={3}>
        {({ timetables }) =>
          timetables.length === 0 ? (
            <EmptyState
              picture={<IconClock size={32} />}
              title={t('timetables:list.none')}
              action={add}
            >
              {t('timetables:list.noneWhy')}
            </EmptyState>
          ) : (
            <>
              <Stack as="ul" gap="12">
                {timetables.map((timetable) => (
                  <li key={timetable.id}>
                    <TimetableCard timetable={timetable} staff={data?.staff} />
                  </li>
                ))}
              </Stack>
              <div>{add}</div>
            </>
          )
        }
      </QueryStates>
    </div>
  );
}

type TimetableCardProps = {
  readonly timetable: Timetable;
  /** Undefined while loading. */
  readonly staff: readonly Person[] | undefined;
};

function TimetableCard({ timetable: { id, name, hours, users }, staff }: TimetableCardProps) {
  const { t } = useTranslation();
  const text = hoursText(hours, useLanguage());
  const followers = staff?.filter((person) => users.includes(person.id)) ?? [];
  const names = followers.map(fullName).join(', ');
  return (
    <Link
      to="/workspace/timetables/$timetableId"
      params={{ timetableId: id }}
      className={styles['card']}
    >
      <span className={styles['words']}>
        <strong>{name}</strong>
        <small>{text || t('timetables:week.closed')}</small>
        {/* Reserves the line for the names while they load. */}
        <small>{names || (staff ? t('timetables:list.nobody') : '\u00A0')}</small>
      </span>
      <span className={styles['people']} aria-hidden="true">
        {followers.slice(0, 5).map((person) => (
          <PersonPicture key={person.id} person={person} size={32} />
        ))}
      </span>
    </Link>
  );
}
