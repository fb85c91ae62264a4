import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { wishToMeet } from '@zampa/client/video/video-now';
import { AddressLink } from '@zampa/shared-screens/navigation/AddressLink.tsx';
import type { ReactNode } from 'react';
import styles from './home.module.css';
import { TurnWords } from './TurnWords.tsx';

/** Shows until when something can be done, by whose clocks. */
export type RenderTimeLeft = (until: string, zone: string) => ReactNode;

export interface TurnRowProps {
  item: InboxItem;
  renderTimeLeft: RenderTimeLeft;
}

/** Shows an answer, a call or what is to be paid, and leads there. */
export function TurnRow({ item, renderTimeLeft }: TurnRowProps) {
  const { t } = useTranslation();
  const { kind, url, until, timezone, conversationId } = item;
  // Whoever is called is in the call at once; its conversation stands behind it.
  const join =
    kind === 'VIDEO_CALL' && conversationId ? () => wishToMeet(conversationId) : undefined;
  return (
    <AddressLink url={url} className={styles['turnRow']} onFollow={join}>
      <TurnWords item={item}>{until && renderTimeLeft(until, timezone)}</TurnWords>
      <span className={styles['act']} data-kind={kind}>
        {actText(t, kind)}
      </span>
    </AddressLink>
  );
}

function actText(t: Translate, kind: InboxItem['kind']): string {
  switch (kind) {
    case 'PAYMENT_DUE':
      return t('home-owner:turn.pay');
    case 'VIDEO_CALL':
      return t('home-owner:turn.join');
    default:
      return t('home-owner:turn.read');
  }
}
