import '@zampa/i18n/english/import';
import { useDraft } from '@zampa/client/forms/use-draft';
import { StepBar } from '@zampa/ui/stepper/StepBar.tsx';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { ImportResult } from './ImportResult.tsx';
import { type ImportDraft, NO_IMPORT, toRowsDraft, createFieldsDraft } from './import-draft.ts';
import styles from './ImportScreen.module.css';
import { MapFields } from './MapFields.tsx';
import { SelectFile } from './SelectFile.tsx';
import { SelectRows } from './SelectRows.tsx';

const STEPS: readonly ImportDraft['step'][] = ['file', 'fields', 'rows', 'done'];

/** Imports clients from a file in four steps. The draft is stored on the device and survives a reload. */
export function ImportScreen() {
  const facility = useFacility();
  const { t } = useTranslation();
  const draft = useDraft<ImportDraft>(`imported-file.${facility.id}`, NO_IMPORT);
  const { value, clear } = draft;
  const set = (changed: ImportDraft) => draft.set(() => changed);
  if (!draft.ready) return <LoadingScreen label={t('common:states.loading')} />;
  const step = STEPS.indexOf(value.step) + 1;
  return (
    <div key={value.step} ref={scrollToStart} className={styles['screen']}>
      <StepBar
        step={step}
        steps={STEPS.length}
        label={t('common:words.stepOf', { step, steps: STEPS.length })}
      />
      {value.step === 'file' && (
        <SelectFile
          onFile={(name, { sheets, source }) => set(createFieldsDraft(name, sheets, { source }))}
        />
      )}
      {value.step === 'fields' && (
        <MapFields
          draft={value}
          onDraft={set}
          onBack={clear}
          onNext={() => set(toRowsDraft(value))}
        />
      )}
      {value.step === 'rows' && <SelectRows draft={value} onDraft={set} onBack={clear} />}
      {value.step === 'done' && <ImportResult draft={value} onDraft={set} onFinish={clear} />}
    </div>
  );
}

/** Shows a step from its start, wherever the previous one was scrolled to. */
function scrollToStart(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'start' });
}
