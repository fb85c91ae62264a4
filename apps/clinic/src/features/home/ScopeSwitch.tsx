import type { InboxScope } from '@zampa/domain/inbox/inbox-scope';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Chip } from '@zampa/ui/kit/Chip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';

export interface ScopeSwitchProps {
  value: InboxScope;
  onChange: (scope: InboxScope) => void;
}

/** Switches the inbox between own and unassigned items, and everyone's. */
export function ScopeSwitch({ value, onChange }: ScopeSwitchProps) {
  const { t } = useTranslation();
  return (
    <Row role="group" aria-label={t('home:whose.label')} gap="4">
      <Chip isChosen={value === 'MINE'} onClick={() => onChange('MINE')}>
        {t('home:whose.MINE')}
      </Chip>
      <Chip isChosen={value === 'EVERYONE'} onClick={() => onChange('EVERYONE')}>
        {t('home:whose.EVERYONE')}
      </Chip>
    </Row>
  );
}
