import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '@zampa/client/files/download';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { IconDownload } from '@zampa/ui/icons/IconDownload';

export interface DownloadButtonProps {
  label: string;
  fileName: string;
  /** Reads the file from the server. */
  read: () => Promise<Blob>;
}

/** Button that reads a document and saves it on the device. */
export function DownloadButton({ label, fileName, read }: DownloadButtonProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: read,
    onSuccess: (content) => saveFile(content, fileName),
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      <CallProblem error={error} />
    </>
  );
}
