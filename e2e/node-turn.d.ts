declare module 'node-turn' {
  /** A relay of browsers over UDP (RFC 5766); what the journeys use of it. */
  export default class Turn {
    constructor(options: {
      readonly listeningIps: readonly string[];
      readonly listeningPort: number;
      readonly relayIps: readonly string[];
      readonly minPort: number;
      readonly maxPort: number;
      readonly authMech: 'long-term';
      readonly realm: string;
      /** Passwords by names. */
      readonly credentials: Readonly<Record<string, string>>;
    });
    start(): void;
    stop(): void;
  }
}
