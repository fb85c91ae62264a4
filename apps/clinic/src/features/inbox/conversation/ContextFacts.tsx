import type { Conversation } from '@zampa/contract/conversations/conversation';
import { elapsedTime } from '@zampa/domain/conversations/elapsed';
import { personName } from '@zampa/i18n/person-name';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { formatDuration } from '@zampa/i18n/format/spans';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './RequestContext.module.css';

/** Facts about a request: services, date, duration of the service and assignee. */
export function ContextFacts({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { payload, assignee, dateCreated, facility } = conversation;
  return (
    <dl className={styles['facts']}>
      {payload.serviceNames.length > 0 && (
        <div>
          <dt>{t('inbox:conversation.context.services')}</dt>
          <dd>{formatServiceNames(t, payload.serviceNames)}</dd>
        </div>
      )}
      <div>
        <dt>{t('inbox:conversation.context.asked')}</dt>
        <dd>{formatDayTime(new Date(dateCreated), facility.timezone)}</dd>
      </div>
      {payload.openDate && <Elapsed from={payload.openDate} to={payload.closeDate} />}
      <div>
        <dt>{t('inbox:conversation.context.assignee')}</dt>
        <dd>{assignee ? personName(assignee) : t('inbox:conversation.context.nobody')}</dd>
      </div>
    </dl>
  );
}

function Elapsed({ from, to }: { from: string; to: string | null }) {
  const { t } = useTranslation();
  const now = useMinuteClock();
  return (
    <div>
      <dt>
        {to ? t('inbox:conversation.context.lasted') : t('inbox:conversation.context.running')}
      </dt>
      <dd>{formatDuration(t, elapsedTime(new Date(from), to ? new Date(to) : now))}</dd>
    </div>
  );
}
