import './serif-tc-rare.css'
