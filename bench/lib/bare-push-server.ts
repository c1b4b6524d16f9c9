/** The least that can push: TCP connections that are all written to, one after another. */
import { createServer, type Socket } from 'node:net';

export type BarePushServerOptions = { port: number };
export type BarePush = { bytes: number };

process.once('message', ({ port }: BarePushServerOptions) => {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1', () => process.send?.('listening'));
  process.on('message', ({ bytes }: BarePush) => {
    const time = String(performance.timeOrigin + performance.now());
    for (const socket of sockets) socket.write(`${time} `.padEnd(bytes, '.'));
  });
});
process.once('disconnect', () => process.exit(0));
