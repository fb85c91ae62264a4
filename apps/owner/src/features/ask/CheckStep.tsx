import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { StepProps } from './step-props.ts';
import type { AskStep } from './steps.ts';
import { StepTitle } from './StepTitle.tsx';
import { useServiceName } from './use-service-name.ts';
import styles from './ask.module.css';

/** Everything at a glance before it goes; each part leads back to where it can be changed. */
export function CheckStep(props: StepProps) {
  const { draft, clinics, clinic, pets, place, onOpen, onStartAgain } = props;
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const chosen = pets.filter(({ id }) => draft.pets.includes(id));
  const service = place.data?.mainServices.find(({ id }) => draft.services.includes(id));
  const part = (step: AskStep, label: string, content: ReactNode) => (
    <CheckPart label={label} onChange={() => onOpen(step)}>
      {content}
    </CheckPart>
  );
  return (
    <>
      <StepTitle
        title={t('ask:check.title')}
        text={t('ask:check.text', { clinic: clinic?.name ?? '' })}
      />
      <dl className={styles['check']}>
        {clinics.length > 1 && part('clinic', t('ask:check.clinic'), clinic?.name)}
        {part('pets', t('ask:check.pets'), chosen.map(({ name }) => name).join(', '))}
        {part('service', t('ask:check.service'), service && serviceName(service))}
        {part('problem', t('ask:check.message'), <Message {...props} />)}
        {part('problem', t('ask:check.priority'), t(`ask:priority.${draft.priority}`))}
      </dl>
      <p className={styles['quiet']}>{t('ask:leave.kept')}</p>
      <Button variant="subtle" onClick={onStartAgain}>
        {t('ask:leave.startAgain')}
      </Button>
    </>
  );
}

function Message({ draft: { note, photos } }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles['note']}>{note}</span>
      {photos.length > 0 && (
        <span className={styles['quiet']}>{t('ask:check.photos', { count: photos.length })}</span>
      )}
    </>
  );
}

interface CheckPartProps {
  label: string;
  onChange: () => void;
  children: ReactNode;
}

function CheckPart({ label, onChange, children }: CheckPartProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['part']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd>
        <Button
          variant="subtle"
          size="sm"
          aria-label={t('ask:check.change', { what: label })}
          onClick={onChange}
        >
          {t('common:actions.edit')}
        </Button>
      </dd>
    </div>
  );
}
