import { Button, TextInput } from '@mantine/core';
import { ApiRefusal, isRetryable } from '@zampa/client/api/problems';
import { CODE_LENGTH } from '@zampa/domain/facilities/codes';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { refusalText } from '@zampa/shared-screens/form/problem-text';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { FoundClinic } from './FoundClinic.tsx';
import { useAdminFamilyIds } from './queries.ts';
import { useClinicSearch } from './use-clinic-search.ts';
import styles from './vets.module.css';

export interface JoinClinicProps {
  /** Clinic code from the link that opened the screen; empty without one. */
  code: string;
  /** Whether this is the family's first clinic; then an introduction is shown. */
  isFirstClinic: boolean;
}

/** Form for a clinic code. Shows the clinic for confirmation before joining. */
export function JoinClinic({ code, isFirstClinic }: JoinClinicProps) {
  const { t } = useTranslation();
  const clinicSearch = useClinicSearch(code);
  const { found, searchedCode } = clinicSearch;
  const mayJoin = useAdminFamilyIds().length > 0;

  if (!mayJoin) return <Text tone="muted">{t('clients:clinics.join.onlyAdmins')}</Text>;
  if (found.data)
    return (
      <FoundClinic clinic={found.data} code={searchedCode} onOther={clinicSearch.startAgain} />
    );
  // A query paused offline resumes automatically; until then its last failure is shown.
  const problem = found.error ?? (found.isPaused ? found.failureReason : null);
  const refused =
    found.error instanceof ApiRefusal && !isRetryable(found.error) ? found.error : null;
  const error = clinicSearch.isIncomplete
    ? t('clients:clinics.join.incomplete')
    : refused && refusalText(t, refused.code);
  return (
    <Stack as="section">
      <Title size="title" display>
        {isFirstClinic ? t('clients:clinics.empty.title') : t('clients:clinics.join.another')}
      </Title>
      {isFirstClinic && <Text tone="muted">{t('clients:clinics.empty.text')}</Text>}
      <Stack as="form" noValidate onSubmit={clinicSearch.search}>
        <TextInput
          label={t('clients:clinics.join.code')}
          description={t('clients:clinics.join.codeHint')}
          value={clinicSearch.typed}
          onChange={(event) => clinicSearch.type(event.currentTarget.value)}
          error={error}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // Twice the length: spaces and dashes in the code are ignored.
          maxLength={CODE_LENGTH * 2}
          classNames={{ input: styles['code'] ?? '' }}
        />
        {!refused && <CallProblem error={problem} />}
        <Button type="submit" size="lg" loading={found.isFetching}>
          {t('clients:clinics.join.find')}
        </Button>
      </Stack>
    </Stack>
  );
}
