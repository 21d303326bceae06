/** A bare server in plain JavaScript, for comparison with the single file. */
import { createServer } from "node:http";

const server = createServer((_request, response) => response.end("Ambo"));
server.listen(0, "127.0.0.1", () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}`);
});
