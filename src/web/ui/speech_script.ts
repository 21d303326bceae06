/**
 * The part of the script of the verses that reads aloud, verse by verse, by a voice of the browser's own in the language of
 * the text: one that asks a server would tell it what somebody reads.
 */
export const SPEECH = `  const language = verses[0].pieces[0].closest("[lang]").lang.slice(0, 2);
  const voiceOf = () => globalThis.speechSynthesis?.getVoices().find((voice) => voice.localService && voice.lang.slice(0, 2).toLowerCase() === language);
  const speakers = [tool("speak"), document.querySelector("[data-tool=speak-page]")].filter(Boolean);
  const light = (verse) => {
    for (const each of verses) for (const piece of each.pieces) piece.classList.toggle("lit", each === verse);
    for (const button of speakers) button.textContent = button.dataset[verse ? "stop" : "start"];
  };
  let turn = 0;
  const speak = (list) => {
    const own = ++turn;
    const next = (at) => {
      const verse = list[at], voice = voiceOf();
      if (own !== turn) return;
      light(verse);
      if (!verse || !voice) return stop();
      const said = new SpeechSynthesisUtterance(wordsOf(verse.pieces).flat().join(" "));
      Object.assign(said, { voice, lang: voice.lang, onend: () => next(at + 1), onerror: () => { if (own === turn) stop(); } });
      const { top, bottom } = verse.pieces[0].getBoundingClientRect();
      if (top < 80 || bottom > innerHeight * .7) verse.pieces[0].scrollIntoView({ block: "start" });
      speechSynthesis.speak(said);
    };
    next(0);
  };
  stop = () => {
    turn++;
    light();
    globalThis.speechSynthesis?.cancel();
  };
  const offer = () => { for (const button of speakers) button.hidden = !voiceOf(); };
  for (const button of speakers) {
    button.dataset.start = button.textContent;
    button.addEventListener("click", () => {
      const isSpeaking = verses.some((verse) => verse.pieces[0].matches(".lit"));
      stop();
      if (!isSpeaking) speak(button === speakers[0] ? some() : verses);
    });
  }
  offer();
  globalThis.speechSynthesis?.addEventListener?.("voiceschanged", offer);
  addEventListener("pagehide", stop);
`;
