/** The whole script of the small player: without it the browser's own controls stand there. */
export const PLAYER_SCRIPT = `
const audio = document.querySelector('audio'), button = document.querySelector('button')
const place = document.querySelector('input'), heard = document.querySelector('.heard'), time = document.querySelector('time')
const clock = (s) => Math.floor(s / 60) + ':' + String(Math.floor(s % 60)).padStart(2, '0')
const length = Number(place.max)
audio.controls = false
document.body.dataset.ready = ''
function show() {
  const part = length ? audio.currentTime / length : 0
  heard.style.clipPath = 'inset(0 ' + (100 - part * 100) + '% 0 0)'
  place.value = audio.currentTime
  place.setAttribute('aria-valuetext', clock(audio.currentTime) + ' of ' + clock(length))
  time.textContent = clock(audio.currentTime) + ' / ' + clock(length)
  document.body.toggleAttribute('data-playing', !audio.paused)
  button.setAttribute('aria-label', audio.paused ? 'Play' : 'Pause')
}
button.onclick = () => audio.paused ? audio.play().catch(show) : audio.pause()
place.oninput = () => { audio.currentTime = Number(place.value); show() }
for (const name of ['play', 'pause', 'timeupdate', 'ended', 'seeked']) audio.addEventListener(name, show)
show()
`
