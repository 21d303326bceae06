/* The module that reads verses aloud, one by one, each lit while it is read. */
let turn = 0,
  isSpeaking = false;
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
    const verse = list[at],
      voice = voiceOf();
    if (own !== turn) return;
    if (!verse || !voice) return stop();
    light(verse);
    const said = new SpeechSynthesisUtterance(wordsOf(verse.pieces).flat().join(" "));
    Object.assign(said, {
      voice,
      lang: voice.lang,
      onend: () => next(at + 1),
      onerror: () => {
        if (own === turn) stop();
      },
    });
    const { top, bottom } = verse.pieces[0].getBoundingClientRect();
    if (top < 80 || bottom > innerHeight * 0.7) verse.pieces[0].scrollIntoView({ block: "start" });
    speechSynthesis.speak(said);
  };
  if (!wasSpeaking) next(0);
  globalThis.onpagehide = stop;
  return stop;
};
