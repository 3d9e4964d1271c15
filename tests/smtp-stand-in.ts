/** A mail server for tests: takes every mail it is given and keeps it as it came over the wire; or one that hangs. */
import { createServer, type Socket } from 'node:net';

export type SmtpStandIn = {
  url: string;
  mails: string[];
  /** Addresses of their envelopes, as `RCPT TO` names them. */
  recipients: string[];
  /** The same of `MAIL FROM`. */
  senders: string[];
  /** Ends hanging: new connections are answered. */
  wake(): void;
  close(): Promise<void>;
};

type Kept = Pick<SmtpStandIn, 'mails' | 'recipients' | 'senders'>;

function talk(socket: Socket, { mails, recipients, senders }: Kept, refuses: string | null): void {
  let buffer = '';
  let isData = false;
  socket.setEncoding('utf8').write('220 stand-in\r\n');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    buffer += chunk;
    for (;;) {
      const end = isData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
      if (end < 0) return;
      const part = buffer.slice(0, end);
      buffer = buffer.slice(end + (isData ? 5 : 2));
      if (isData) {
        mails.push(part);
        isData = false;
        socket.write('250 kept\r\n');
        continue;
      }
      const verb = part.slice(0, 4).toUpperCase();
      isData = verb === 'DATA';
      if (verb === 'MAIL') senders.push(part);
      const isRefused = verb === 'RCPT' && refuses !== null && part.includes(refuses);
      if (verb === 'RCPT' && !isRefused) recipients.push(part);
      if (isRefused) socket.write('550 5.1.1 no such mailbox\r\n');
      else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else if (verb === 'STAR') socket.write('502 no TLS here\r\n');
      else socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
    }
  });
}

/** `hangs`: accepts connections and never says a word. `refuses`: recipients with this in their address are unknown. */
export async function smtpStandIn({
  hangs = false,
  refuses = null,
}: {
  hangs?: boolean;
  refuses?: string | null;
} = {}): Promise<SmtpStandIn> {
  const mails: string[] = [];
  const recipients: string[] = [];
  const senders: string[] = [];
  const sockets = new Set<Socket>();
  let isHanging = hangs;
  const server = createServer((socket) => {
    sockets.add(socket);
    if (!isHanging) talk(socket, { mails, recipients, senders }, refuses);
    else socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    mails,
    recipients,
    senders,
    wake() {
      isHanging = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
