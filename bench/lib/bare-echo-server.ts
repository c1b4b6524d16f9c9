/** The least that can carry a message: Socket.IO alone, which hands on to one other socket what one sends. */
import { Server } from 'socket.io';

export type BareEchoServerOptions = { port: number };
export type Echoed = { to: string; text: string; number: number };

process.once('message', ({ port }: BareEchoServerOptions) => {
  const sockets = new Server(port, { serveClient: false });
  sockets.on('connection', (socket) => {
    socket.on('join', async (room: string, answer: () => void) => {
      await socket.join(room);
      answer();
    });
    socket.on('send', (sent: Echoed, answer: () => void) => {
      sockets.to(sent.to).emit('sent', sent);
      answer();
    });
  });
  process.send?.('listening');
});
process.once('disconnect', () => process.exit(0));
