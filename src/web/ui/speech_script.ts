/**
 * The part of the script of the verses that offers to read aloud by a voice of the browser's own in the language of the text:
 * one that asks a server would tell it what somebody reads. What reads comes when it is first asked for.
 */
export const SPEECH = `  const language = pieces[0].closest("[lang]").lang.slice(0, 2);
  const voiceOf = () => globalThis.speechSynthesis?.getVoices().find((voice) => voice.localService && voice.lang.slice(0, 2).toLowerCase() === language);
  const speakers = [tool("speak"), document.querySelector("[data-tool=speak-page]")].filter(Boolean);
  const offer = () => { for (const button of speakers) button.hidden = !voiceOf(); };
  for (const button of speakers) button.addEventListener("click", async () => {
    const { toggle } = await import(speakers[0].dataset.script);
    stop = toggle({ verses, speakers, voiceOf, wordsOf }, button === speakers[0] ? some() : verses);
  });
  offer();
  globalThis.speechSynthesis?.addEventListener?.("voiceschanged", offer);
`;

/** The module that reads verses aloud, one by one, each lit while it is read. */
export const SPEECH_SCRIPT = `let turn = 0, isSpeaking = false;
export const toggle = ({ verses, speakers, voiceOf, wordsOf }, list) => {
  const light = (verse) => {
    isSpeaking = !!verse;
    for (const each of verses) for (const piece of each.pieces) piece.classList.toggle("lit", each === verse);
    for (const button of speakers) {
      button.dataset.start ??= button.textContent;
      button.textContent = button.dataset[verse ? "stop" : "start"];
    }
  };
  const stop = () => {
    turn++;
    light();
    speechSynthesis.cancel();
  };
  const wasSpeaking = isSpeaking;
  stop();
  const own = turn;
  const next = (at) => {
    const verse = list[at], voice = voiceOf();
    if (own !== turn) return;
    if (!verse || !voice) return stop();
    light(verse);
    const said = new SpeechSynthesisUtterance(wordsOf(verse.pieces).flat().join(" "));
    Object.assign(said, { voice, lang: voice.lang, onend: () => next(at + 1), onerror: () => { if (own === turn) stop(); } });
    const { top, bottom } = verse.pieces[0].getBoundingClientRect();
    if (top < 80 || bottom > innerHeight * .7) verse.pieces[0].scrollIntoView({ block: "start" });
    speechSynthesis.speak(said);
  };
  if (!wasSpeaking) next(0);
  onpagehide = stop;
  return stop;
};
`;
