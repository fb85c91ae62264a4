import { IconCalendar } from '@zampa/ui/icons/IconCalendar';
import { IconInbox } from '@zampa/ui/icons/IconInbox';
import { IconMessages } from '@zampa/ui/icons/IconMessages';
import { IconUsers } from '@zampa/ui/icons/IconUsers';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { RequestCounts } from '@zampa/contract/inbox/count-requests';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { openCountText } from './open-count-text.ts';
import styles from './HomeTiles.module.css';
import { clientCountQuery } from './queries.ts';
import { useAppointmentsToday } from './use-appointments-today.ts';

export interface HomeTilesProps {
  /** Number of requests in the inbox; undefined while loading. */
  requests: number | undefined;
  /** Number of conversations; undefined while loading. */
  counts: RequestCounts | undefined;
}

/** Shows four key figures of the clinic, each linked to its list. */
export function HomeTiles({ requests, counts }: HomeTilesProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { data: clients } = useQuery(clientCountQuery(useApi(), facility.id));
  const appointmentsToday = useAppointmentsToday(facility)?.count;
  return (
    <div className={styles['tiles']}>
      <Link to="/workspace/requests" search={{ list: 'to-manage' }} className={styles['tile']}>
        <Tile
          tone="apricot"
          icon={<IconInbox size={22} />}
          figure={requests === undefined ? '–' : String(requests)}
          label={t('home:tiles.new', { count: requests ?? 0 })}
        />
      </Link>
      <Link to="/workspace/requests" search={{ list: 'in-progress' }} className={styles['tile']}>
        <Tile
          tone="pine"
          icon={<IconMessages size={22} />}
          figure={counts ? openCountText(counts.open) : '–'}
          label={t('home:tiles.open', { count: counts?.open ?? 0 })}
        />
      </Link>
      <Link to="/workspace/calendar" search={{}} className={styles['tile']}>
        <Tile
          tone="plum"
          icon={<IconCalendar size={22} />}
          figure={appointmentsToday === undefined ? '–' : String(appointmentsToday)}
          label={t('home:tiles.today', { count: appointmentsToday ?? 0 })}
        />
      </Link>
      <Link to="/workspace/clients" search={{ tab: 'active' }} className={styles['tile']}>
        <Tile
          tone="blue"
          icon={<IconUsers size={22} />}
          figure={clients === undefined ? '–' : String(clients)}
          label={t('home:tiles.clients', { count: clients ?? 0 })}
        />
      </Link>
    </div>
  );
}

type TileProps = {
  tone: 'apricot' | 'pine' | 'plum' | 'blue';
  icon: ReactNode;
  figure: string;
  label: string;
};

function Tile({ tone, icon, figure, label }: TileProps) {
  return (
    <>
      <span className={styles['icon']} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <Stack as="span" gap="0">
        <span className={`z-display ${styles['figure']}`}>{figure}</span>
        <Text as="span" tone="muted" size="small">
          {label}
        </Text>
      </Stack>
    </>
  );
}
