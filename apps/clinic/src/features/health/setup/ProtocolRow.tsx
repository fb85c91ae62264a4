import { UnstyledButton } from '@mantine/core';
import type { ProtocolItem } from '@zampa/contract/health/objects/protocol';
import type { Translate } from '@zampa/i18n/translator';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import styles from './setup.module.css';

export interface ProtocolRowProps {
  protocol: ProtocolItem;
  mayEdit: boolean;
  onChoose: (id: string) => void;
}

/** A rule in words, and whether it is in use; opens its form. */
export function ProtocolRow({ protocol, mayEdit, onChoose }: ProtocolRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Row justify="between">
      <UnstyledButton
        className={styles['open'] ?? ''}
        disabled={!mayEdit}
        onClick={() => onChoose(protocol.id)}
      >
        <strong>{protocol.vaccine.names[language]}</strong>
        <small>{ruleText(t, protocol)}</small>
      </UnstyledButton>
      {protocol.enabled ? (
        <StatusChip tone="paid">{t('health:clinic.protocols.enabled')}</StatusChip>
      ) : (
        <StatusChip tone="done">{t('health:clinic.protocols.disabled')}</StatusChip>
      )}
    </Row>
  );
}

/** Says when doses are due: `first at 8 weeks, every 4 weeks until 16, then every 36 months`. */
function ruleText(t: Translate, rule: ProtocolItem): string {
  const { firstAtWeeks, seriesEveryWeeks, seriesUntilWeeks, boosterAtWeeks, repeatMonths } = rule;
  return [
    t('health:clinic.protocols.first', { count: firstAtWeeks }),
    seriesEveryWeeks !== null &&
      seriesUntilWeeks !== null &&
      t('health:clinic.protocols.series', { count: seriesEveryWeeks, until: seriesUntilWeeks }),
    boosterAtWeeks !== null && t('health:clinic.protocols.booster', { count: boosterAtWeeks }),
    repeatMonths !== null && t('health:clinic.protocols.repeat', { count: repeatMonths }),
  ]
    .filter(Boolean)
    .join(', ');
}
