/** Writes docs/protocol.md from the schemas of the protocol. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { protocolPage } from '@shutterbox/protocol/docs';

writeFileSync(join(import.meta.dirname, '../docs/protocol.md'), protocolPage());
