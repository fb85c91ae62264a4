import { Button } from '@mantine/core';
import { IconFileText } from '@zampa/ui/icons/IconFileText';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { saveFile } from '@zampa/client/files/download';
import type { Payment } from '@zampa/contract/payments/objects';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { CallProblem } from '../form/CallProblem.tsx';

type Receipt = Payment['receipts'][number];

export interface ReceiptLinksProps {
  payment: Pick<Payment, 'receipts'>;
  nameOf: (receipt: Receipt) => string;
}

/** Buttons to download the receipts and credit notes of a payment as PDF. */
export function ReceiptLinks({ payment: { receipts }, nameOf }: ReceiptLinksProps) {
  const api = useApi();
  const save = useMutation({
    mutationFn: async (receipt: Receipt) =>
      saveFile(
        await api.readReceipt({ params: { id: receipt.id } }),
        `${nameOf(receipt)
          .replaceAll(/[^\p{L}\d]+/gu, '-')
          .toLowerCase()}.pdf`,
      ),
  });
  if (receipts.length === 0) return null;
  return (
    <>
      <Row gap="8">
        {receipts.map((receipt) => (
          <Button
            key={receipt.id}
            variant="subtle"
            size="sm"
            px={0}
            leftSection={<IconFileText size={16} aria-hidden="true" />}
            loading={save.isPending && save.variables.id === receipt.id}
            onClick={() => save.mutate(receipt)}
          >
            {nameOf(receipt)}
          </Button>
        ))}
      </Row>
      <CallProblem error={save.error} />
    </>
  );
}
