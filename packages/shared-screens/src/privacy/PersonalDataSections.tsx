import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { DeleteAccountSection } from './DeleteAccountSection.tsx';
import { DataExport } from './DataExport.tsx';
import '@zampa/i18n/english/privacy';

/** Data export and account deletion of the signed-in user. */
export function PersonalDataSections() {
  return (
    <Stack gap="24">
      <DataExport />
      <DeleteAccountSection />
    </Stack>
  );
}
