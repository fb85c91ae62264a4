import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { requestMeeting } from '@zampa/client/video/video-state';
import { ServerPathLink } from '@zampa/shared-screens/navigation/ServerPathLink.tsx';
import type { ReactNode } from 'react';
import styles from './home.module.css';
import { YourTurnText } from './YourTurnText.tsx';

/** Renders the deadline of an inbox item in a time zone. */
export type RenderTimeLeft = (until: string, zone: string) => ReactNode;

export interface YourTurnRowProps {
  item: InboxItem;
  renderTimeLeft: RenderTimeLeft;
}

/** Inbox row of a message, call or payment, linking to it. */
export function YourTurnRow({ item, renderTimeLeft }: YourTurnRowProps) {
  const { t } = useTranslation();
  const { kind, url, until, timezone, conversationId } = item;
  // A video call is joined directly; its conversation opens behind it.
  const joinCall =
    kind === 'VIDEO_CALL' && conversationId ? () => requestMeeting(conversationId) : undefined;
  return (
    <ServerPathLink url={url} className={styles['turnRow']} onFollow={joinCall}>
      <YourTurnText item={item}>{until && renderTimeLeft(until, timezone)}</YourTurnText>
      <span className={styles['act']} data-kind={kind}>
        {actionText(t, kind)}
      </span>
    </ServerPathLink>
  );
}

function actionText(t: Translate, kind: InboxItem['kind']): string {
  switch (kind) {
    case 'PAYMENT_DUE':
      return t('home:owner.turn.pay');
    case 'VIDEO_CALL':
      return t('home:owner.turn.join');
    default:
      return t('home:owner.turn.read');
  }
}
