export { createAuditCall } from './create-audit-call.ts';
export { recordAccountAct } from './record-account-act.ts';
