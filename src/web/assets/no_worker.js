/* The script in place of the other where nothing is to be kept: it drops what was, and takes itself away. */
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) =>
  event.waitUntil(
    caches.keys().then(async (names) => {
      for (const name of names) if (name.startsWith("ambo-")) await caches.delete(name);
      await registration.unregister();
    }),
  ),
);
